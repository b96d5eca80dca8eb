import { PictureArt } from '@/components/art/picture-art';
import { RewardArt } from '@/components/art/reward-art';

/** Three shelves of the store, cheap to dear. */
export function TieredRewardsCard() {
  return (
    <article className="landing-why landing-why-wide landing-why-shelves">
      <div className="landing-why-words">
        <h3>Tiered rewards</h3>
        <p>Small, medium and big treats to save up for.</p>
      </div>
      <ul className="landing-shelves">
        <li>
          <RewardArt icon="tent" size={84} />
          <p>
            <b>Big</b>
            51 stars and up
          </p>
        </li>
        <li>
          <RewardArt icon="popcorn" size={78} />
          <RewardArt icon="pizza" size={76} />
          <p>
            <b>Medium</b>
            11 to 50
          </p>
        </li>
        <li>
          <RewardArt icon="cookie" size={68} />
          <RewardArt icon="book" size={72} />
          <PictureArt index={5} size={72} />
          <p>
            <b>Small</b>
            up to 10
          </p>
        </li>
      </ul>
    </article>
  );
}
