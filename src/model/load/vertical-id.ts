/** `hotels` of src/content/verticals/hotels.yaml: the name of its page, its pictures and its passes. */
export const verticalIn = (file: string): string | undefined =>
  /^src\/content\/verticals\/([a-z]+(?:-[a-z]+)*)\.yaml$/.exec(file)?.[1];
