const paths = {
  contactless:
    'M6 9.500a5 5 0 0 1 0 5M10 7a9 9 0 0 1 0 10M14 4.500a13.5 13.5 0 0 1 0 15M18 2.300a18 18 0 0 1 0 19.4',
  pause: 'M8 5v14M16 5v14',
  held: 'M12 3a9 9 0 1 0 .01 0M12 7.500v5l3.500 2',
  play: 'M8 5l11 7-11 7z',
  flip: 'M4.5 10.5a8 8 0 0 1 14.2-3M19.500 13.500a8 8 0 0 1-14.2 3M19 3.500v4.500h-4.500M5 20.500V16h4.500',
};

interface IconProps {
  name: keyof typeof paths;
  size?: number;
}

/** The icons of controls and hints. */
export const Icon = ({ name, size = 24 }: IconProps) => <IconPath path={paths[name]} size={size} />;

/** Drawn on a 24 px grid with a 1.75 px stroke and round caps. */
export function IconPath({ path, size }: { path: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
