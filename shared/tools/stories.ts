/** A client's story (docs/product.md, section 3, testimonial). A real one may be a sentence with a name. */
export type Story = {
  id: string;
  company: string;
  industry?: string;
  location?: string;
  testimonial: string;
  clientName: string;
  clientTitle?: string;
  /** Address of a picture in `site/public`. */
  logo?: string;
  results?: readonly {
    metric: string;
    improvement: string;
    icon: 'clock' | 'shield' | 'restore' | 'mail' | 'chart' | 'phone';
  }[];
  beforeAfter?: { challenge: string; solution: string; outcome: string };
  timeline?: string;
  rating?: 1 | 2 | 3 | 4 | 5;
  /** No such client exists; every place that shows it says so (decision 21). */
  illustrative: boolean;
};

/**
 * In ms (docs/product.md, section 9): between stories, from a press until resuming, without scrolling until a swipe has
 * ended.
 */
export const storyTimes = { interval: 8000, resume: 10_000, still: 150 } as const;
