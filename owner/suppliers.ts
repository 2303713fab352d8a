/** Who handles visitors' data, in place of the sample's (site/facts/suppliers.ts); undefined: the sample's. */
export const suppliers = undefined;
