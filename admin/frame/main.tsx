import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../data/query-client.ts';
import { watchAttention } from '../data/user-activity.ts';
import { App } from './App.tsx';
import '../styles/frame.css';
import '../styles/bar.css';
import '../styles/controls.css';
import '../styles/lists.css';
import '../styles/clock.css';
import '../styles/inbox.css';
import '../styles/lead.css';

const place = document.getElementById('staff');
if (place) {
  watchAttention();
  place.textContent = '';
  createRoot(place).render(
    <QueryClientProvider client={createQueryClient()}>
      <App />
    </QueryClientProvider>,
  );
}
