#!/usr/bin/env python3
"""Cuts the two typefaces down to the signs that the lesson needs.

fonts.py panel --output DIR --lessons DIR --signs CSV --sans PACKAGE
    fonts.hpp, fonts.cpp: the label face as bytes for Dear ImGui (no hinting and no layout features, which it cannot
    apply), and label-regular.ttf, label-semibold.ttf: the same bytes as files.
fonts.py page --output DIR --lessons DIR --signs CSV --sans PACKAGE --serif PACKAGE
    WOFF2 files for the pages: Wingspan Sans 400 and 600, Wingspan Serif variable (upright and italic) and its
    display cut; and fonts.css.

The subset is every code point of every file below --lessons plus the ranges of --signs. A code point that the label face
lacks fails the build, and so does a letter that the prose face lacks; the prose face may lack signs, because the pages
name the label face behind it.

'Source' is a reserved font name: a subset is a modified version and may not bear it, so family, full and PostScript names
are rewritten. Copyright, licence text and licence address stay in the files.
"""

import argparse
import csv
import pathlib
import sys
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

COPYRIGHT, FAMILY, STYLE, UNIQUE, FULL, VERSION, POSTSCRIPT = 0, 1, 2, 3, 4, 5, 6
DESIGNER, LICENCE, LICENCE_URL, TYPO_FAMILY, TYPO_STYLE, VARIATIONS_PREFIX = 9, 13, 14, 16, 17, 25
KEPT_NAMES = (COPYRIGHT, VERSION, DESIGNER, LICENCE, LICENCE_URL)

# Never drawn, so never a glyph: soft hyphen, zero-width space and joiners, word joiner, byte order mark, controls.
INVISIBLE = {0x00AD, 0x200B, 0x200C, 0x200D, 0x2060, 0xFEFF}


def needed_code_points(lessons, signs):
    """Every code point that may have to be drawn -> where it was seen first."""
    needed = {}
    for path in sorted(lessons.rglob("*")):
        if path.suffix not in (".md", ".json"):
            continue
        for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            for sign in text:
                needed.setdefault(ord(sign), f"{path.relative_to(lessons.parent)}:{line}")
    with signs.open(encoding="utf-8", newline="") as table:
        for row in csv.DictReader(table):
            for code in range(int(row["from"], 16), int(row["to"], 16) + 1):
                needed.setdefault(code, f"{signs.name}: {row['why']}")
    return {code: seen for code, seen in needed.items()
            if code not in INVISIBLE and unicodedata.category(chr(code)) != "Cc"}


def refuse_missing(face, missing):
    for code, seen in sorted(missing.items()):
        name = unicodedata.name(chr(code), "unnamed")
        print(f"fonts: {face} has no glyph for U+{code:04X} {chr(code)} {name} ({seen})", file=sys.stderr)
    if missing:
        sys.exit(1)


def rename(font, family, style):
    """Gives the subset its own names; the reserved one survives only inside the copyright notice."""
    names = font["name"]
    for record in list(names.names):
        if record.nameID < 256 and record.nameID not in KEPT_NAMES:
            names.removeNames(nameID=record.nameID)
    postscript = f"{family.replace(' ', '')}-{style}"
    legacy = style in ("Regular", "Italic")
    rows = {
        FAMILY: family if legacy else f"{family} {style}",
        STYLE: style if legacy else "Regular",
        UNIQUE: f"{names.getDebugName(VERSION)};{postscript}",
        FULL: f"{family} {style}",
        POSTSCRIPT: postscript,
    }
    if not legacy:
        rows[TYPO_FAMILY], rows[TYPO_STYLE] = family, style
    if "fvar" in font:
        rows[VARIATIONS_PREFIX] = postscript.replace("-", "")
    for name_id, text in rows.items():
        names.setName(text, name_id, 3, 1, 0x409)
    for record in names.names:
        if record.nameID != COPYRIGHT and "Source" in record.toUnicode():
            sys.exit(f"fonts: {postscript} still bears the reserved name: {record.toUnicode()}")
    if not names.getDebugName(LICENCE) or not names.getDebugName(COPYRIGHT):
        sys.exit(f"fonts: {postscript} has lost its licence fields")


def cut(font, codes, features):
    options = subset.Options()
    options.hinting = False
    options.layout_features = features
    # A variable font names its axes from 256 on; elsewhere only the names of unused alternates stand there.
    options.name_IDs = ["*"] if "fvar" in font else list(range(256))
    options.name_languages = [0x409]
    options.notdef_outline = True
    options.drop_tables += ["DSIG", "BASE"] + ([] if features else ["GSUB", "GPOS", "GDEF"])
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=codes)
    cutter.subset(font)


def label_face(package, style, needed, features):
    font = TTFont(package / f"TTF/SourceSans3-{style}.ttf", lazy=True, recalcTimestamp=False)
    cmap = font.getBestCmap()
    refuse_missing(f"Wingspan Sans {style}", {c: seen for c, seen in needed.items() if c not in cmap})
    cut(font, needed, features)
    rename(font, "Wingspan Sans", style)
    return font


# The pages use 400 to 700 for text. One optical size, that of the body text: as an axis it would cost 38 KB a file.
TEXT = {"wght": (400, 700), "opsz": 20}
# Headings, 25 to 46 px, in one weight: 17 KB for letters drawn for that size.
DISPLAY = {"wght": 620, "opsz": 40}


def prose_face(package, file, style, needed, axes=TEXT, family="Wingspan Serif"):
    font = TTFont(package / f"VAR/{file}.ttf", lazy=True, recalcTimestamp=False)
    cmap = font.getBestCmap()
    letters = {c: seen for c, seen in needed.items() if unicodedata.category(chr(c))[0] in "LN"}
    refuse_missing(f"{family} {style}", {c: seen for c, seen in letters.items() if c not in cmap})
    cut(font, [c for c in needed if c in cmap], ["kern", "liga", "locl", "mark", "mkmk", "ccmp"])
    # Named instances are for menus of desktop programs, and bear the reserved name.
    with instancer.names.pruningUnusedNames(font):
        font["fvar"].instances = []
    instancer.instantiateVariableFont(font, axes, inplace=True)
    rename(font, family, style)
    return font


def save(font, path, flavour=None):
    font.flavor = flavour
    font.save(path)
    return path


def c_array(name, data):
    rows = (",".join(str(byte) for byte in data[i:i + 32]) for i in range(0, len(data), 32))
    return f"constexpr unsigned char {name}[] = {{\n" + ",\n".join(rows) + "};\n"


HEADER = """// Generated by src/tools/generate/fonts.py.
#pragma once
#include <span>

namespace wingspan::platform {
// The label face, cut down to the lesson's signs: whole TrueType files that live as long as the program.
std::span<const unsigned char> label_regular_ttf();  // weight 400
std::span<const unsigned char> label_semibold_ttf(); // weight 600
} // namespace wingspan::platform
"""


def size_by_em(font):
    """Dear ImGui takes ascent + descent for a font's size: they become one em together, so that a size is what it is in CSS."""
    metrics, em = font["hhea"], font["head"].unitsPerEm
    metrics.ascent = round(em * metrics.ascent / (metrics.ascent - metrics.descent))
    metrics.descent, metrics.lineGap = metrics.ascent - em, 0
    return font


def write_panel(args, needed):
    (args.output / "fonts.hpp").write_text(HEADER, encoding="utf-8")
    source = ['// Generated by src/tools/generate/fonts.py.', '#include "generated/platform/fonts.hpp"', "", "namespace {"]
    for style in ("Regular", "Semibold"):
        name = f"label_{style.lower()}"
        path = save(size_by_em(label_face(args.sans, style, needed, [])), args.output / f"{name.replace('_', '-')}.ttf")
        source.append(c_array(f"{name}_bytes", path.read_bytes()))
    source += ["} // namespace", "", "namespace wingspan::platform {",
               "std::span<const unsigned char> label_regular_ttf() { return label_regular_bytes; }",
               "std::span<const unsigned char> label_semibold_ttf() { return label_semibold_bytes; }",
               "} // namespace wingspan::platform", ""]
    (args.output / "fonts.cpp").write_text("\n".join(source), encoding="utf-8")


FACE = """@font-face {{
  font-family: "{family}";
  font-style: {style};
  font-weight: {weight};
  font-display: swap;
  src: url("{file}") format("woff2");
}}
"""


def write_page(args, needed):
    features = ["kern", "liga", "locl", "mark", "mkmk", "ccmp", "tnum", "lnum"]
    rules = []

    def add(font, file, **rule):
        save(font, args.output / file, "woff2")
        rules.append(FACE.format(file=file, **rule))

    for name, weight in (("Regular", 400), ("Semibold", 600)):
        add(label_face(args.sans, name, needed, features), f"wingspan-sans-{weight}.woff2",
            family="Wingspan Sans", style="normal", weight=weight)
    for name, file, style in (("Regular", "Roman", "normal"), ("Italic", "Italic", "italic")):
        add(prose_face(args.serif, f"SourceSerif4Variable-{file}", name, needed), f"wingspan-serif-{file.lower()}.woff2",
            family="Wingspan Serif", style=style, weight="400 700")
    add(prose_face(args.serif, "SourceSerif4Variable-Roman", "Semibold", needed, DISPLAY, "Wingspan Serif Display"),
        "wingspan-serif-display.woff2", family="Wingspan Serif Display", style="normal", weight=600)
    (args.output / "fonts.css").write_text("".join(rules), encoding="utf-8")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("use", choices=("panel", "page"))
    for name in ("output", "lessons", "signs", "sans", "serif"):
        parser.add_argument(f"--{name}", type=pathlib.Path, required=name != "serif")
    args = parser.parse_args()
    args.output.mkdir(parents=True, exist_ok=True)
    needed = needed_code_points(args.lessons, args.signs)
    (write_panel if args.use == "panel" else write_page)(args, needed)


main()
