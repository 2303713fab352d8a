/** See project-copy.mjs. */
export function copyProject(): { folder: string; remove: () => void };
