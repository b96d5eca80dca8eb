import { useQuery } from '@tanstack/react-query';
import { Pip } from '@/components/art/pip';
import { ErrorState } from '@/components/ui/error-state';
import { ApiError } from '@/lib/api/api-client';
import { kidQuery } from '@/lib/api/kid-query';
import { t } from '@/lib/i18n/messages';
import { LoginScreen } from './login-screen';
import { MessageTile } from './message-tile';
import { OneKidLogin } from './one-kid-login';
import { useKidNotFound } from './use-kid-not-found';

function NobodyHere() {
  useKidNotFound();
  return (
    <LoginScreen screen="nobody" className="justify-items-center">
      <Pip mood="oops" size={180} animated />
      <MessageTile title={t('kidDashboard.noSuchKid')}>
        <p>{t('kidDashboard.noSuchKidText')}</p>
      </MessageTile>
    </LoginScreen>
  );
}

export function KidLoginGate({
  kidId,
  signedIn,
  again,
  fetchKidPage,
}: {
  kidId: string;
  signedIn: string | null;
  again: boolean;
  fetchKidPage: () => Promise<void>;
}) {
  const kid = useQuery(kidQuery(kidId));
  if (kid.data)
    return <OneKidLogin kid={kid.data} signedIn={signedIn} again={again} fetchKidPage={fetchKidPage} />;
  if (kid.error instanceof ApiError && (kid.error.status === 404 || kid.error.status === 400)) {
    return <NobodyHere />;
  }
  return (
    <LoginScreen screen="loading-kid" className="justify-items-center">
      {kid.isError ? (
        <MessageTile>
          <ErrorState
            forKid
            title={t('kidDashboard.notOpened')}
            onRetry={() => void kid.refetch()}
            retrying={kid.isFetching}
          />
        </MessageTile>
      ) : (
        <output className="grid justify-items-center gap-2.5">
          <Pip mood="nest" size={168} animated />
          <span className="font-display text-32 font-semibold">{t('kidDashboard.loading')}</span>
        </output>
      )}
    </LoginScreen>
  );
}
