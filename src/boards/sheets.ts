import access from './access/AccessPicture.module.css';
import hotel from './hotel/HotelPicture.module.css';
import leases from './leases/LeasesPicture.module.css';
import places from './OccupancyPicture.module.css';

/** The styles of a board's picture, by its kind: only the page that has one carries them. */
const sheets = { hotel: [hotel], access: [access, places], leases: [leases, places] };

export const sheetOf = (kind: keyof typeof sheets) =>
  sheets[kind].map(({ sheet }) => sheet).join('');
