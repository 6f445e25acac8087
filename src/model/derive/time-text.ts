const twoDigits = (number: number) => String(number).padStart(2, '0');

/** Minutes since midnight as '18:42'. */
export const timeText = (minutes: number): string =>
  `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
