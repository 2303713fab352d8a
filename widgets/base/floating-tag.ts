/** The tag name of the element that holds floating widgets. */
export const floatingTag = 'northlume-floating';
