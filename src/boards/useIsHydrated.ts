import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** False in the prerendered page and while hydrating: what only a live board needs is not in the document. */
export const useIsHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
