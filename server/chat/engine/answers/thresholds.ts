/** A record this sure answers before any page. */
export const sure = 0.74;
/** From here on a record answers unless a page fits well and is none of its own; from `likely` on where no page fits. */
export const fair = 0.5;
export const likely = 0.42;
/** By how much a refusal must fit better than an answer. */
export const margin = 0.02;
/** A question that is as clear as this by itself needs no other. */
export const clear = 0.62;
