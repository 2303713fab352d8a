import { contactPage } from '../../shared/http.ts';
import type { Story } from '../../shared/tools/stories.ts';
import { about } from '../base/about.ts';
import type { OptionsOf, OptionTable } from '../base/option-table.ts';
import { Button } from '../ui/Button.tsx';
import { useWidgetScope } from '../ui/WidgetScope.ts';
import { StorySlide } from './StorySlide.tsx';
import { useRotation } from './use-rotation.ts';

export const storiesOptions = {
  stories: {
    kind: 'text',
    default: '',
    about: about('The stories, a JSON list. Without: your own content.'),
  },
  source: {
    kind: 'text',
    default: 'stories',
    about: about('Where the stories stand, in your own words; for analytics.'),
  },
} as const satisfies OptionTable;

/**
 * docs/product.md, sections 2, 4 and 9; ARIA Authoring Practices, carousel. The scrollable track works without the
 * script.
 */
export function Stories({ stories: given, source }: OptionsOf<typeof storiesOptions>) {
  const { origin } = useWidgetScope();
  const stories = readStories(given);
  const { track, index, paused, runs, press, toggle, stops } = useRotation(stories.length);
  if (stories.length === 0) return <slot />;
  return (
    <section className="nl-stories" aria-roledescription="carousel" aria-label="Client stories" {...stops}>
      <div className="nl-stories__controls" data-script-only="">
        <Button look="plain" onClick={toggle}>
          {paused ? 'Play' : 'Pause'}
        </Button>
        <Button look="plain" aria-label="Previous story" onClick={() => press(index - 1)}>
          ←
        </Button>
        {stories.map(({ id }, at) => (
          <button
            type="button"
            key={id}
            className="nl-stories__dot"
            aria-label={`Story ${at + 1} of ${stories.length}`}
            aria-current={at === index}
            onClick={() => press(at)}
          />
        ))}
        <Button look="plain" aria-label="Next story" onClick={() => press(index + 1)}>
          →
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the stories are no group of form fields */}
      <div
        ref={track}
        className="nl-stories__track"
        aria-live={runs ? 'off' : 'polite'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        role="group"
        aria-label="Stories"
      >
        {stories.map((story, at) => (
          <StorySlide key={story.id} story={story} label={`${at + 1} of ${stories.length}`} />
        ))}
      </div>
      <a className="nl-button" href={origin + contactPage} data-open="booking" data-source={source}>
        Get Your Free Assessment
      </a>
    </section>
  );
}

/** Empty if the option is invalid. */
function readStories(text: string): Story[] {
  try {
    const given: unknown = JSON.parse(text || '[]');
    return (given as Story[]).filter(({ testimonial, clientName }) => testimonial && clientName);
  } catch {
    return [];
  }
}
