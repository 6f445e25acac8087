import { savesData } from './saves-data';

/** Turns prefetching off for visitors who save data. */
if (savesData) document.querySelector('script[type=speculationrules]')?.remove();
