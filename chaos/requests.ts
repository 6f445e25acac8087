import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSite, type Site, type SiteFile } from '../hosting/site.ts';
import { count, inTurn, type Part } from './part.ts';
import { type Malformed, malformedRequests } from './requests-malformed.ts';
import { type Answer, speak } from './requests-speak.ts';
import { isProven, noEnd, type Verdict, verdictsOn } from './requests-verdict.ts';
import { isRunning, startServer } from './server.ts';

const root = 'dist';
const atATime = 100;

/** Requests that are none: each gets a 4xx, none harms the server, none sees another file. */
export const requests: Part = async ({ seed, short, port }) => {
  // A few come out valid by chance, so there are some to spare.
  const [most, slow] = short ? [1040, 20] : [10_400, 200];
  const server = await startServer(port);
  const messages = malformedRequests(seed, most, slow);
  const { statuses, valid, problems } = await ask(port, root, messages);
  if (!isRunning(server)) problems.push('The server is gone.');
  if (server.errors()) problems.push(`The server complained: ${server.errors()}`);
  await server.kill('SIGTERM');
  const answers = Object.entries(statuses).map(([status, times]) => `${count(times)} × ${status}`);
  return {
    rows: [
      [
        `${count(most - valid.length)} malformed requests, ${slow} of them never finished; seed ${seed}`,
        `${answers.join(', ')}; the ${valid.length} below 400 were valid by chance and got what they asked for; ${problems.length} crashes, foreign files or other answers`,
      ],
    ],
    problems,
  };
};

export async function ask(port: number, root: string, messages: Malformed[]) {
  const site = readSite(root);
  const bodies = bodiesOf(root, site);
  const statuses: Record<string, number> = {};
  const valid: string[] = [];
  const problems: string[] = [];
  const judge = async (message: Malformed) => {
    const bytes = Buffer.concat(message.pieces);
    const verdicts = verdictsOn(bytes);
    const answers = await speak(port, message, verdicts[0]?.broken !== noEnd);
    const found = answers.flatMap((answer, index) => {
      // Nonsense behind a request ends the connection, and with it perhaps the answer.
      if (answer.cut && verdicts[index + 1]?.broken) return [];
      return wrongWith(answer, verdicts[index], site, bodies) ?? [];
    });
    if (answers.length === 0 && /[^\r\n]/.test(bytes.toString('latin1'))) found.push('no answer');
    const sent = JSON.stringify(bytes.toString('latin1').slice(0, 300));
    problems.push(...found.map((problem) => `${problem}: ${message.kind} ${sent}`));
    for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
    if (answers.some(({ status }) => status < 400)) valid.push(sent);
  };
  const isSlow = ({ slow }: Malformed) => Boolean(slow);
  await Promise.all([
    inTurn(
      messages.filter((message) => !isSlow(message)),
      atATime,
      judge,
    ),
    ...messages.filter(isSlow).map(judge),
  ]);
  return { statuses, valid, problems };
}

function wrongWith(answer: Answer, verdict: Verdict | undefined, site: Site, bodies: Bodies) {
  const { status, body } = answer;
  const asked = verdict?.broken ?? verdict?.path;
  if (!isProven(status, verdict, site)) return `${status} in spite of '${asked}'`;
  const isShort = body.length < 40;
  if (status >= 400)
    return isShort || bodies.notFound.has(hash(body)) ? undefined : 'a foreign body';
  if (status === 206 || isShort) return undefined;
  return bodies.at.get(verdict?.path ?? '')?.has(hash(body)) ? undefined : 'a foreign body';
}

type Bodies = ReturnType<typeof bodiesOf>;

/** What each path may send: its file, plain or compressed. */
function bodiesOf(root: string, { files, notFound }: Site) {
  const forms = (file: SiteFile) =>
    new Set(
      [file.name, ...Object.values(file.encoded)].map((name) =>
        hash(readFileSync(join(root, name))),
      ),
    );
  const at = new Map([...files].map(([path, file]) => [path, forms(file)]));
  return { at, notFound: notFound ? forms(notFound) : new Set<string>() };
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
