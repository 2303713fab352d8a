/** A video of YouTube or Vimeo. */
export type Video = {
  host: 'YouTube' | 'Vimeo';
  /** Where it is watched on the host's own site. */
  watch: string;
  /** What a frame loads, without the host's cookies of advertising. */
  embed: string;
};

const youTube =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?:[?&#/][^\s]*)?$/i;
const vimeo = /^https?:\/\/(?:www\.)?(?:player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:\/([\da-f]+))?(?:[?#][^\s]*)?$/i;

/** Undefined for any other address. @param address as copied from the browser, or from the host's code to embed */
export function videoOf(address: string): Video | undefined {
  const text = address.trim().replace(/^\/\//, 'https://').replaceAll('&amp;', '&');
  const id = youTube.exec(text)?.[1];
  if (id) {
    const start = /[?&](?:t|start)=(\d+)/.exec(text)?.[1];
    const from = start ? `&start=${start}` : '';
    return {
      host: 'YouTube',
      watch: `https://www.youtube.com/watch?v=${id}`,
      embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${from}`,
    };
  }
  const [, number, key] = vimeo.exec(text) ?? [];
  if (!number) return undefined;
  return {
    host: 'Vimeo',
    watch: `https://vimeo.com/${number}${key ? `/${key}` : ''}`,
    embed: `https://player.vimeo.com/video/${number}?autoplay=1&dnt=1${key ? `&h=${key}` : ''}`,
  };
}
