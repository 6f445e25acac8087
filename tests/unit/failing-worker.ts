/** A pass service that answers every request, except those that make it fail or wait. */
import { BlockList } from 'node:net';
import { type AnsweringService, answerRequests } from '../../server/http/passes-messages.ts';

const service: AnsweringService = {
  mode: 'live',
  trustedProxies: new BlockList(),
  async handle({ path }) {
    if (path.endsWith('wait')) await new Promise(() => {});
    if (path.endsWith('fail')) throw new Error('a failure of the test');
    return { status: 200, headers: {}, body: 'answer' };
  },
  close: async () => {},
};
answerRequests(service);
