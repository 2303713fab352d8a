/** The rest of a place (`ann%40firm.example`); as it is written if it is malformed. */
export function decodedPlace(rest: string): string {
  try {
    return decodeURIComponent(rest);
  } catch {
    return rest;
  }
}
