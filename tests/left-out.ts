import { boardPages, content } from './content.ts';

const kinds = ['hotel', 'access', 'leases'] as const;
const { liveWallet } = content.home;

const hasBoard = (kind: string) => boardPages.some(({ board }) => board.kind === kind);

/** The files of tests that are left out, with the reason. */
export const leftOut: { files: string; reason: string }[] = [
  ...(process.env.OTHER_CONTENT
    ? [
        {
          files: '**/e2e/{audit-checks,dev,prefetch}.spec.ts',
          reason: 'they do not depend on the content, and run with that of the site',
        },
        {
          files: '**/e2e/fonts.spec.ts',
          reason: 'whether a text keeps its lines in a fallback font depends on its words',
        },
      ]
    : []),
  ...(liveWallet
    ? []
    : [{ files: '**/{live-wallet,passes}*', reason: 'home.yaml has no liveWallet' }]),
  ...(liveWallet?.updates && hasBoard('hotel')
    ? []
    : [{ files: '**/*updates.*', reason: 'no page has the board hotel, or passes do not change' }]),
  ...(boardPages.length > 0
    ? []
    : [{ files: '**/{e2e,webkit}/boards.spec.ts', reason: 'no page has a board' }]),
  ...kinds
    .filter((kind) => !hasBoard(kind))
    .map((kind) => ({
      files: `**/{e2e,unit}/board-${kind}.*`,
      reason: `no page has the board ${kind}`,
    })),
];
