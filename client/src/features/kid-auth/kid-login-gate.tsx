import { useQuery } from '@tanstack/react-query';
import { Pip } from '@/components/art/pip';
import { ErrorState } from '@/components/ui/error-state';
import { ApiError } from '@/lib/api-client';
import { kidQuery } from '@/lib/kid-query';
import { LoginScreen } from './login-screen';
import { OneKidLogin } from './one-kid-login';
import { useKidNotFound } from './use-kid-not-found';

/** Nobody of this name. */
function NobodyHere() {
  useKidNotFound();
  return (
    <LoginScreen screen="nobody" className="rest">
      <Pip mood="oops" size={180} animated />
      <div className="tile rest-words">
        <h1 tabIndex={-1}>This nest is empty</h1>
        <p>Let’s fly home together.</p>
      </div>
    </LoginScreen>
  );
}

/** The door of one kid's nest: loads who lives there, then asks for their pictures. `again` when the kid was in before. */
export function KidLoginGate({
  kidId,
  signedIn,
  again,
  fetchKidPage,
}: {
  kidId: string;
  /** The grown-up who is signed in on this browser, if any. */
  signedIn: string | null;
  again: boolean;
  /** Loads what stands behind the door; waited for when the pictures fit. */
  fetchKidPage: () => Promise<void>;
}) {
  const kid = useQuery(kidQuery(kidId));
  if (kid.data)
    return <OneKidLogin kid={kid.data} signedIn={signedIn} again={again} fetchKidPage={fetchKidPage} />;
  if (kid.error instanceof ApiError && (kid.error.status === 404 || kid.error.status === 400)) {
    return <NobodyHere />;
  }
  return (
    <LoginScreen screen="door" className="rest">
      {kid.isError ? (
        <div className="tile rest-words">
          <ErrorState
            title="The nest did not open"
            onRetry={() => void kid.refetch()}
            retrying={kid.isFetching}
          />
        </div>
      ) : (
        <output className="loading-kids">
          <Pip mood="nest" size={168} animated />
          <span className="font-display text-32 font-semibold">Loading…</span>
        </output>
      )}
    </LoginScreen>
  );
}
