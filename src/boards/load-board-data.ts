import { readSession } from '../pass/session';
import type { BoardData, BoardIssuer, SavedPass } from './types';

const timeout = 8000;

export interface LoadedData {
  data: BoardData;
  /** The business of the page, or that of the visitor's own pass. */
  issuer: BoardIssuer;
  /** The visitor's pass that the issuer shows. */
  saved: SavedPass;
}

export const readSavedPass = (): SavedPass => ({
  design: readSession('design'),
  logo: readSession('logo'),
});

/** Returns an error instead of throwing it, so that the error boundary can show it. */
export async function loadBoardData(container: HTMLElement): Promise<LoadedData | Error> {
  const { board: kind, src = '' } = container.dataset;
  const saved = readSavedPass();
  try {
    const [response, brand] = await Promise.all([
      fetch(src, { signal: AbortSignal.timeout(timeout) }),
      saved.design ? import('./visitor-brand') : undefined,
    ]);
    if (!response.ok) throw new Error(`${src}: ${response.status}`);
    const data: unknown = await response.json();
    if (!isBoardData(data, kind)) throw new Error(`${src} is not the data of this board`);
    const issuer = brand ? await brand.applyVisitorBrand(container, saved, data) : data.issuer;
    return { data, issuer, saved };
  } catch (error) {
    return error as Error;
  }
}

/**
 * During a deployment, the data may be older or newer than the page. The error boundary catches what
 * this does not check.
 */
function isBoardData(data: unknown, kind: string | undefined): data is BoardData {
  const { issuer, board } = (data ?? {}) as Partial<BoardData>;
  return (
    typeof issuer?.business?.name === 'string' &&
    board?.kind === kind &&
    typeof board?.title === 'string'
  );
}
