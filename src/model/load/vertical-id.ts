/** `hotels` for src/content/verticals/hotels.yaml: the path of its page and the prefix of its pictures. */
export const verticalIdOf = (file: string): string | undefined =>
  /^src\/content\/verticals\/([a-z]+(?:-[a-z]+)*)\.yaml$/.exec(file)?.[1];
