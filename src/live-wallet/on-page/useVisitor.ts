import { useDeferredValue } from 'react';
import { passColors } from '../../pass/colors';
import { findVertical } from '../../pass/design';
import { useVisitorPass } from '../../ui/useVisitorPass';
import { useLiveWalletData } from '../useLiveWalletData';

/** What the page shows of the visitor's pass. Undefined without a design, and until its data are loaded. */
export function useVisitor() {
  // Typing in the field of the page does not wait for the passes.
  const pass = useDeferredValue(useVisitorPass());
  const { data } = useLiveWalletData();
  if (!pass || !data) return undefined;
  const { design, logo } = pass;
  const vertical = findVertical(data.verticals, design);
  const color = design.color ?? vertical.color;
  const name = design.name || data.labels.name.sample;
  return { data, design, vertical, name, logo, color, colors: passColors(color) };
}

export type Visitor = NonNullable<ReturnType<typeof useVisitor>>;
