import type { ReactNode } from 'react';

interface BoardPictureProps {
  alt: string;
  /** The board can be used. */
  isLive?: boolean;
  children: ReactNode;
}

/** A board that nobody can use: one picture for assistive technology. */
export const BoardPicture = ({ alt, isLive, children }: BoardPictureProps) => (
  <div {...(!isLive && { role: 'img', 'aria-label': alt })}>
    <div inert={!isLive}>{children}</div>
  </div>
);
