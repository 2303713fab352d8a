import type MarkdownItClass from 'markdown-it';
import { renderToStaticMarkup } from 'preact-render-to-string';
import { videoOf } from '../../markdown/videos.ts';
import { ProseVideo } from '../media/ProseVideo.tsx';

type MarkdownIt = InstanceType<typeof MarkdownItClass>;

/** An address of YouTube or Vimeo alone in a paragraph, plain or between < and >, is a video. */
export function showVideos(markdown: MarkdownIt): void {
  markdown.core.ruler.push('videos', (state) => {
    for (const [at, token] of state.tokens.entries()) {
      if (token.type !== 'inline' || state.tokens[at - 1]?.type !== 'paragraph_open') continue;
      const video = videoOf(token.content.trim().replace(/^<(.*)>$/, '$1'));
      if (!video) continue;
      const block = new state.Token('html_block', '', 0);
      block.content = `${renderToStaticMarkup(<ProseVideo video={video} title="Watch the video" />)}\n`;
      block.block = true;
      state.tokens.splice(at - 1, 3, block);
    }
  });
}
