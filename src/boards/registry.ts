import type { BoardContent } from '../model/schema/dashboard';
import type { BoardComponent } from './types';

export type BoardKind = BoardContent['kind'];

type Loaders = {
  [Kind in BoardKind]: () => Promise<BoardComponent<Extract<BoardContent, { kind: Kind }>>>;
};

/** All boards by kind. They are imported on demand, so that the browser loads only one of them. */
const loaders: Loaders = {
  hotel: () => import('./hotel/HotelBoard').then(({ HotelBoard }) => HotelBoard),
  access: () => import('./access/AccessBoard').then(({ AccessBoard }) => AccessBoard),
  leases: () => import('./leases/LeasesBoard').then(({ LeasesBoard }) => LeasesBoard),
};

export const loadBoard = (kind: BoardKind) => loaders[kind]() as Promise<BoardComponent>;
