export const floatingTag = 'itwidgets-floating';
