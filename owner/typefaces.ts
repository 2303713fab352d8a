/**
 * Your typefaces, in place of the sample's (shared/company/typefaces.ts). Their files stand in owner/public/fonts: WOFF2 for the
 * pages, and WOFF or TTF (`still`) for share images. For example:
 * { display: { family: 'Archivo', file: '/fonts/archivo.woff2', still: 'owner/public/fonts/archivo-700.ttf' } }
 */
export const typefaces = {};
