import doors from './doors/DoorsPicture.module.css';
import house from './house/HousePicture.module.css';
import leases from './leases/LeasesPicture.module.css';
import places from './PlacesPicture.module.css';

/** The styles of a board's picture, by its kind: only the page that has one carries them. */
const sheets = { house: [house], doors: [doors, places], leases: [leases, places] };

export const sheetOf = (kind: keyof typeof sheets) =>
  sheets[kind].map(({ sheet }) => sheet).join('');
