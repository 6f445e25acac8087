import type { ReactNode } from 'react';

interface AdvantagesProps {
  title: string;
  /** The tabs. */
  children: ReactNode;
}

/** The advantages for each audience. */
export function Advantages({ title, children }: AdvantagesProps) {
  return (
    <section className="section" id="advantages">
      <div className="frame">
        <h2>{title}</h2>
      </div>
      {children}
    </section>
  );
}
