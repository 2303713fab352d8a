/**
 * A click on a video's link (`.prose-video__play`) puts its player into the page. Only then is anything asked of its host.
 * A click with a key, for a new tab, stays a link.
 */
export function playVideos(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('.prose-video__play') : null;
      const box = link?.closest<HTMLElement>('[data-video]');
      if (!link || !box?.dataset.video || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0)
        return;
      event.preventDefault();
      const frame = document.createElement('iframe');
      frame.className = 'prose-video__frame';
      frame.title = link.textContent?.trim() ?? '';
      frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.src = box.dataset.video;
      link.replaceWith(frame);
      frame.focus();
    },
    { signal },
  );
}
