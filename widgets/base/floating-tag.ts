export const floatingTag = 'northlume-floating';
