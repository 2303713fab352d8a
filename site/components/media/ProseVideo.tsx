import type { Video } from '../../markdown/videos.ts';

/**
 * A link to a video. Nothing is asked of its host before a click, which shows it here (widgets/page/play-video.ts);
 * without a script the link leads there.
 */
export function ProseVideo({ video, title }: { video: Video; title: string }) {
  return (
    <div className="prose-video" data-video={video.embed}>
      <a className="prose-video__play" href={video.watch}>
        <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
          <path d="M17 12l20 12-20 12z" fill="currentColor" />
        </svg>
        <span>{title}</span>
      </a>
      <p className="prose-video__note small">
        Plays here from {video.host}, which learns of your visit when you press it, not before.
      </p>
    </div>
  );
}
