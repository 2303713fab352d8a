type Library = {
  /** In `node_modules` of `frameworks()`. */
  file: string;
  link: (path: string, name: string) => string;
  isWholePage?: true;
  start?: string;
};

/** How each library inserts (`/with`) and removes (`/without`) the placeholder. */
export const libraries: Record<string, Library> = {
  // Swaps a fragment.
  htmx: {
    file: 'htmx.org/dist/htmx.min.js',
    link: (path, name) => `<button hx-get="${path}" hx-target="main" hx-swap="innerHTML">${name}</button>`,
  },
  // Visits another page.
  Turbo: {
    file: '@hotwired/turbo/dist/turbo.es2017-umd.js',
    link: (path, name) => `<a href="${path}">${name}</a>`,
    isWholePage: true,
  },
  // Toggles it with `v-if`.
  Vue: {
    file: 'vue/dist/vue.global.prod.js',
    link: (path, name) => `<button onclick="there.value = ${path === '/with'}">${name}</button>`,
    start: `<script>
      const there = Vue.ref(false);
      const template = '<div v-if="there" data-widget="newsletter"></div><p v-else>Nothing here</p>';
      addEventListener('DOMContentLoaded', () => Vue.createApp({ template, setup: () => ({ there }) }).mount('main'));
    </script>`,
  },
};
