/** A record this sure answers before any page. */
export const sure = 0.74;
/** From `fair` on a record answers, unless a page that is not its own fits well; from `likely` on, if no page fits. */
export const fair = 0.5;
export const likely = 0.42;
/** By how much a refusal must fit better than an answer. */
export const margin = 0.02;
/** A question that scores this much on its own is not combined with the one before. */
export const clear = 0.62;
