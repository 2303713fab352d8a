import { QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { watchAttention } from './data/attention.ts';
import { createQueryClient } from './data/query-client.ts';
import './look/frame.css';
import './look/controls.css';
import './look/lists.css';
import './look/inbox.css';
import './look/lead.css';

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
