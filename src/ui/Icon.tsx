/** Drawn on a 24 px grid with a 1.75 px stroke and round caps. */
const paths = {
  bell: 'M4 18.5h16M5.5 18.5a6.5 6.5 0 0 1 13 0M12 12V8.500M9.5 8.500h5',
  building: 'M4 20.500v-17h9v17M13 9.500h7v11M2.5 20.500h19M7 8h3M7 12h3M7 16h3M16.5 13.500v3',
  house: 'M3.5 20.500V10.500L12 3l8.5 7.500v10M9 20.500V15a3 3 0 0 1 6 0v5.500M2 20.500h20',
  rings:
    'M14.75 12a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0zM20.75 12a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0z',
  contactless:
    'M6 9.500a5 5 0 0 1 0 5M10 7a9 9 0 0 1 0 10M14 4.500a13.5 13.5 0 0 1 0 15M18 2.300a18 18 0 0 1 0 19.4',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  flip: 'M4.5 10.5a8 8 0 0 1 14.2-3M19.500 13.500a8 8 0 0 1-14.2 3M19 3.500v4.500h-4.500M5 20.500V16h4.500',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
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
      <path d={paths[name]} />
    </svg>
  );
}
