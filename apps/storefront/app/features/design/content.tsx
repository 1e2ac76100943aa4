import { CountBadge } from "../../ui/badge.tsx";
import { Icon } from "../../ui/icons/icon.tsx";
import { iconButtonClass } from "../../ui/controls/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Prose } from "../../ui/prose.tsx";
import { Row, Section } from "./section.tsx";

const article = `<h2>Before the first use</h2><p>Charge it <strong>for two hours</strong>; the <a href="/help-center">help center</a> says why.</p>
<ul><li>Keep the box</li><li>Write down the serial number</li></ul><blockquote>A light that blinks is charging.</blockquote>`;

/** Product names of realistic length, and words longer than a line. */
const long = {
  en: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft DS-2CD2143G2-LIS2U/SL-4MM-BLACK-EDITION-2026",
  km: "ប្រព័ន្ធកាមេរ៉ាសុវត្ថិភាពក្រៅផ្ទះប្រើថាមពលពន្លឺព្រះអាទិត្យសម្រាប់ចម្ការនិងការដ្ឋានសំណង់",
  zh: "太阳能供电四百万像素双光全彩夜视室外无线网络摄像机含三十二吉字节存储卡与安装支架套装",
};

/** Pictures, articles, counters, and texts that are too long for their place. */
export function Content() {
  return (
    <Section title="Pictures and texts">
      <Row>
        <Picture
          src="/placeholder.svg"
          alt="A picture that is not there"
          width={96}
          height={96}
          className="size-24 rounded-lg bg-tile p-2"
        />
        {[1, 12, 120].map((count) => (
          <span key={count} className={iconButtonClass}>
            <Icon name="shopping-cart" />
            <CountBadge count={count} />
            <span className="sr-only">{count}</span>
          </span>
        ))}
      </Row>
      <div className="grid gap-3 sm:grid-cols-3">
        {Object.entries(long).map(([language, text]) => (
          <p key={language} lang={language} className="min-w-0 rounded-md border border-line p-3">
            {text}
          </p>
        ))}
      </div>
      <Prose html={article} />
    </Section>
  );
}
