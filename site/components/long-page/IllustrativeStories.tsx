import type { SmallBusinessPage } from '../../kinds/small-business/kind.ts';
import { peopleIn } from '../../pages/people-in.ts';
import { DotField } from '../figures/DotField.tsx';

/** Invented clients; each says that it is illustrative (decision 21). */
export function IllustrativeStories({ stories }: { stories: SmallBusinessPage['stories'] }) {
  return (
    <div className="illustrative-stories" data-illustrative="">
      <p className="illustrative-stories__note">
        These stories are illustrative: the clients do not exist, and we wrote the quotes. They show the kind of result
        we work toward.
      </p>
      <div className="illustrative-stories__all">
        {stories.map(({ business, city, size, text, quote, who }) => (
          <article className="illustrative-stories__story" key={business}>
            <header>
              <h3>{business}</h3>
              <p className="illustrative-stories__size">
                {city}, {size}
              </p>
              {peopleIn(size) > 0 && <DotField count={peopleIn(size)} />}
            </header>
            <blockquote className="illustrative-stories__quote">
              <p>“{quote}”</p>
            </blockquote>
            <p className="illustrative-stories__who">Illustrative, {who}</p>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </div>
  );
}
