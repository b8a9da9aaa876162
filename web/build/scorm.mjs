// dist/scorm: the lesson as packages for learning platforms, SCORM 1.2 and 2004 (3rd edition, which most platforms read).
// A package is the single file, with the script that reports to the platform, and its manifest. The same sources give the
// same bytes.

import { zipSync } from 'fflate'
import { defaultLanguage } from './languages.mjs'
import { html, markup } from './html.mjs'

const page = 'index.html'
const licencesFile = 'third-party-licences.txt'
const metadataFile = 'metadata.xml'

const declaration = markup('<?xml version="1.0" encoding="UTF-8"?>\n')
const identifier = 'wingspan-lesson'

const titleOf = (lessons) => lessons.find(({ lang }) => lang === defaultLanguage).title

const content = (lessons, type) => html`  <organizations default="${identifier}-organization">
    <organization identifier="${identifier}-organization">
      <title>${titleOf(lessons)}</title>
      <item identifier="${identifier}-item" identifierref="${identifier}-page">
        <title>${titleOf(lessons)}</title>
      </item>
    </organization>
  </organizations>
  <resources>
    <resource identifier="${identifier}-page" type="webcontent" ${markup(type)}="sco" href="${page}">
      <file href="${page}"/>
      <file href="${licencesFile}"/>
    </resource>
  </resources>
</manifest>
`

const manifest12 = (lessons, version) => html`${declaration}<manifest identifier="${identifier}" version="${version}" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2" xmlns:imsmd="http://www.imsglobal.org/xsd/imsmd_rootv1p2p1">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>1.2</schemaversion>
    <imsmd:lom>
      <imsmd:general>
        <imsmd:title>
${lessons.map(({ lang, title }) => html`          <imsmd:langstring xml:lang="${lang}">${title}</imsmd:langstring>
`)}        </imsmd:title>
${lessons.map(({ lang }) => html`        <imsmd:language>${lang}</imsmd:language>
`)}        <imsmd:description>
${lessons.map(({ lang, description }) => html`          <imsmd:langstring xml:lang="${lang}">${description}</imsmd:langstring>
`)}        </imsmd:description>
      </imsmd:general>
    </imsmd:lom>
  </metadata>
${content(lessons, 'adlcp:scormtype')}`

const manifest2004 = (lessons, version) => html`${declaration}<manifest identifier="${identifier}" version="${version}" xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3">
  <metadata>
    <schema>ADL SCORM</schema>
    <schemaversion>2004 3rd Edition</schemaversion>
    <adlcp:location>${metadataFile}</adlcp:location>
  </metadata>
${content(lessons, 'adlcp:scormType')}`

/** 2004 keeps what a package is about in a file of its own. */
const metadata = (lessons) => html`${declaration}<lom xmlns="http://ltsc.ieee.org/xsd/LOM">
  <general>
    <title>
${lessons.map(({ lang, title }) => html`      <string language="${lang}">${title}</string>
`)}    </title>
${lessons.map(({ lang }) => html`    <language>${lang}</language>
`)}    <description>
${lessons.map(({ lang, description }) => html`      <string language="${lang}">${description}</string>
`)}    </description>
  </general>
</lom>
`

const formats = [
  { file: 'wingspan-scorm12.zip', version: '1.2', manifest: manifest12 },
  { file: 'wingspan-scorm2004.zip', version: '2004', manifest: manifest2004, more: (lessons) => ({ [metadataFile]: metadata(lessons).toString() }) },
]

/** The first moment that a zip can name, in whatever time zone the build runs. */
const never = new Date(1980, 0, 1)

/**
 * @param {ReturnType<import('./single.mjs').singleFile>} single
 * @param {{lang: string, title: string, description: string}[]} lessons
 * @param {string} licences text of third-party-licences.txt
 * @param {string} release
 * @returns {Promise<[string, Uint8Array][]>} file name and content of each package
 */
export async function scormPackages(single, lessons, licences, release) {
  const packages = []
  for (const { file, version, manifest, more } of formats) {
    const files = {
      'imsmanifest.xml': manifest(lessons, release).toString(),
      [page]: await single('web/pages/scripts/scorm.ts', { __SCORM__: JSON.stringify(version) }),
      [licencesFile]: licences,
      ...more?.(lessons),
    }
    const bytes = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]))
    packages.push([file, zipSync(bytes, { level: 9, mtime: never })])
  }
  return packages
}
