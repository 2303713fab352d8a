/** Builds the npm package of the widgets in an empty folder and packs it there. @returns the tarball */
export function packWidgets(folder: string): Promise<string>;
