import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { $logo, $pageDesign } from '../pass/design-store';

/** The visitor's design and logo. Undefined without a design, on the server and while hydrating. */
export function useVisitorPass() {
  const design = useStore($pageDesign, { ssr: 'initial' });
  const logo = useStore($logo, { ssr: 'initial' });
  return useMemo(() => design && { design, logo }, [design, logo]);
}
