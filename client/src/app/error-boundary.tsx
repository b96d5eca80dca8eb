import { Component, type ReactNode } from 'react';
import { Pip } from '@/components/art/pip';
import { Key } from '@/components/ui/key';
import { Scene } from '@/components/ui/scene';

/** The last net: a page that broke, or a part of the app that a new version has replaced, gets a kind screen. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <Scene hour="noon">
        <main className="grid min-h-dvh place-items-center p-5" role="alert">
          <div className="tile grid w-full max-w-110 justify-items-center p-8 text-center">
            <Pip mood="oops" size={132} />
            <h1 className="mt-3 text-32">Pip dropped something</h1>
            <p className="mt-2 mb-6 text-ink-2">Your stars are safe. Load the page again and carry on.</p>
            <Key variant="lagoon" size="lg" onClick={() => window.location.reload()}>
              Reload
            </Key>
          </div>
        </main>
      </Scene>
    );
  }
}
