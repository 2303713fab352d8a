import type { Picture } from '../../pages/picture.ts';

export type PictureTagProps = { picture: Picture; alt: string; sizes?: string; title?: string };

/** The copy that fits the screen, with its size, so that the page does not jump when it comes. */
export function PictureTag({ picture, alt, title, sizes = '(min-width: 45rem) 42rem, 92vw' }: PictureTagProps) {
  const { width, height, copies } = picture;
  const set = (of: 'avif' | 'address') =>
    copies.flatMap((copy) => (copy[of] ? [`${copy[of]} ${copy.width}w`] : [])).join(', ');
  const plain = copies[Math.min(1, copies.length - 1)];
  const isOne = copies.length === 1;
  const image = (
    <img
      className="picture-tag"
      src={plain?.address}
      srcSet={isOne ? undefined : set('address')}
      sizes={isOne ? undefined : sizes}
      width={width}
      height={height}
      alt={alt}
      title={title}
      loading="lazy"
      decoding="async"
    />
  );
  if (!copies.some(({ avif }) => avif)) return image;
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      {image}
    </picture>
  );
}
