/** The overlay's tag name. */
export const floatingTag = 'northlume-floating';
