// First, so that its layers are the first to be declared.
import './styles/index.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { Providers } from './app/providers';
import { registerWorker } from './app/register-worker';
import { watchConnection } from './lib/connection';
import { restoreTheme } from './lib/theme';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

restoreTheme();
watchConnection();
registerWorker();
createRoot(root).render(
  <StrictMode>
    <Providers>
      <App />
    </Providers>
  </StrictMode>,
);
