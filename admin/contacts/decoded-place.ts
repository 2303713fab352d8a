/** The rest of a place (`Maple%20Legal`); as it is written if it is malformed. */
export function decodedPlace(rest: string): string {
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}
