import { type KeyboardEvent, useEffect, useRef } from 'react';
import styles from './AudienceTabs.module.css';
import type { Rotation } from './useRotation';

export interface TabName {
  key: string;
  title: string;
}

interface TabListProps {
  title: string;
  tabs: TabName[];
  /** Until then the tabs are links, and the Tab key reaches each of them. */
  isReady: boolean;
  rotation: Rotation;
}

const arrowKeys: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export function TabList({ title, tabs, isReady, rotation }: TabListProps) {
  const links = useRef<(HTMLAnchorElement | null)[]>([]);
  const { index: selected, select, setHasKeyboardFocus } = rotation;
  const { key: timerKey, ...timer } = rotation.timer;

  useEffect(() => scrollListTo(links.current[selected]), [selected]);

  const handleKey = (event: KeyboardEvent, index: number) => {
    setHasKeyboardFocus(true);
    const target = keyTarget(event.key, index, tabs.length);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
    links.current[target]?.focus();
  };

  return (
    <div className={styles.list} role="tablist" aria-label={title}>
      {tabs.map((tab, index) => (
        <a
          key={tab.key}
          ref={(link) => {
            links.current[index] = link;
          }}
          className={styles.tab}
          role="tab"
          id={`tab-${tab.key}`}
          href={`#view-${tab.key}`}
          aria-controls={`view-${tab.key}`}
          aria-selected={index === selected}
          tabIndex={isReady && index !== selected ? -1 : 0}
          onClick={(event) => {
            event.preventDefault();
            select(index);
          }}
          onKeyDown={(event) => handleKey(event, index)}
          onPointerDown={() => setHasKeyboardFocus(false)}
          onFocus={({ target }) => setHasKeyboardFocus(target.matches(':focus-visible'))}
          onBlur={() => setHasKeyboardFocus(false)}
        >
          {tab.title}
          {index === selected && (
            <span key={timerKey} className={styles.progress} data-progress="" {...timer} />
          )}
        </a>
      ))}
    </div>
  );
}

function keyTarget(key: string, index: number, count: number) {
  if (key === ' ') return index;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = arrowKeys[key];
  return step && (index + step + count) % count;
}

/** `scrollIntoView` would also scroll the page. */
function scrollListTo(tab: HTMLElement | null | undefined) {
  const list = tab?.parentElement;
  const first = list?.firstElementChild as HTMLElement | null;
  if (tab && list && first) list.scrollTo({ left: tab.offsetLeft - first.offsetLeft });
}
