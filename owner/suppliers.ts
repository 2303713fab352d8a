/**
 * Who handles visitors' data, in place of the sample's (site/facts/suppliers.ts); undefined: the sample's. For example:
 * [{ role: 'Hosting of this site', who: 'Harbour Hosting Inc.', country: 'Canada', handles: 'Requests from forms, backups' }]
 */
export const suppliers = undefined;
