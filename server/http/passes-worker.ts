/** The thread that stores and signs passes. `passes-thread.ts` starts it. */
import { workerData } from 'node:worker_threads';
import { answerRequests } from './passes-messages.ts';
import { createPassesService } from './start-passes.ts';

answerRequests(await createPassesService(workerData));
