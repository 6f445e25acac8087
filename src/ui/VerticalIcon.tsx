import { IconPath } from './Icon';

const paths = {
  bell: 'M4 18.5h16M5.5 18.5a6.5 6.5 0 0 1 13 0M12 12V8.500M9.5 8.500h5',
  building: 'M4 20.500v-17h9v17M13 9.500h7v11M2.5 20.500h19M7 8h3M7 12h3M7 16h3M16.5 13.500v3',
  house: 'M3.5 20.500V10.500L12 3l8.5 7.500v10M9 20.500V15a3 3 0 0 1 6 0v5.500M2 20.500h20',
  rings:
    'M14.75 12a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0zM20.75 12a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0z',
};

interface VerticalIconProps {
  name: keyof typeof paths;
  size: number;
}

/** The icon on the card of a vertical. */
export const VerticalIcon = ({ name, size }: VerticalIconProps) => (
  <IconPath path={paths[name]} size={size} />
);
