/** Whether version `one` (`x.y.z`) is newer than `other`. */
export function isNewer(one: string, other: string): boolean {
  return one.localeCompare(other, 'en', { numeric: true }) > 0;
}
