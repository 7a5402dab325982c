"""axe finds nothing moderate or worse on any page, light or dark; what it leaves undecided of contrast is measured."""

from __future__ import annotations

import base64
import random

import pytest

from support.browser import AXE, PHONE, LocalServer, Person
from support.server import WebTable

from .conftest import Arrive

RUN = """async (rules) => {
  const found = await axe.run(document, { resultTypes: ['violations', 'incomplete'],
    ...(rules ? { runOnly: { type: 'rule', values: rules } } : {}) })
  const undecided = found.incomplete.filter(({ id }) => id === 'color-contrast').flatMap(({ nodes }) => nodes)
  return { found: found.violations.filter(({ impact }) => impact !== 'minor')
    .map(({ id, nodes }) => `${id}: ${nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join(' | ')}`
      + ` (${nodes[0].any[0]?.message ?? ''})`),
    undecided: undecided.map(({ target }) => target[0]) }
}"""
"""What axe finds, and the nodes whose contrast it leaves undecided: what lies behind them is a drawing."""

WORDLESS = (
    "*, ::before, ::after { -webkit-text-fill-color: transparent !important } text, tspan { fill: none !important }"
)

MEASURE = """async ([picture, nodes]) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0))
  const behind = await createImageBitmap(new Blob([bytes]))
  const pen = Object.assign(document.createElement('canvas'), { width: behind.width, height: behind.height })
    .getContext('2d', { willReadFrequently: true })
  const scale = behind.width / innerWidth
  const dot = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
  const paint = (colour) => {
    dot.clearRect(0, 0, 1, 1)
    dot.fillStyle = colour
    dot.fillRect(0, 0, 1, 1)
    return dot.getImageData(0, 0, 1, 1).data
  }
  const light = (colour) => [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const part = colour[at] / 255
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
  }, 0)
  pen.drawImage(behind, 0, 0)
  const faint = []
  for (const name of nodes) {
    const node = document.querySelector(name)
    if (!node?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const style = getComputedStyle(node)
    const drawn = node instanceof SVGElement
    const colour = paint(drawn ? style.fill : style.color)
    let cover = colour[3] / 255
    for (let above = node; above; above = above.parentElement) cover *= Number(getComputedStyle(above).opacity)
    const size = parseFloat(style.fontSize) * (drawn ? Math.abs(node.getScreenCTM().a) : 1)
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5
    const halo = drawn && style.paintOrder.startsWith('stroke') && style.stroke !== 'none' ? paint(style.stroke) : null
    const ratios = []
    for (const words of node.childNodes) {
      if (words.nodeType !== Node.TEXT_NODE || !words.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(words)
      for (const box of range.getClientRects()) {
        const seen = [[0.5, 0.5], [0.1, 0.1], [0.9, 0.1], [0.1, 0.9], [0.9, 0.9]].every(([part, down]) => {
          const there = document.elementFromPoint(box.x + part * box.width, box.y + down * box.height)
          return node.contains(there) || (drawn && there?.contains(node))
        })
        if (box.width < 2 || box.height < 2 || !seen) continue
        const [x, y] = [Math.ceil(box.x * scale), Math.ceil(box.y * scale)]
        const { data } = pen.getImageData(x, y, Math.max(1, Math.floor(box.width * scale)),
          Math.max(1, Math.floor(box.height * scale)))
        for (let at = 0; at < data.length; at += 4) {
          const under = (halo ?? data.slice(at, at + 3)).slice(0, 3)
          const over = under.map((part, index) => part * (1 - cover) + colour[index] * cover)
          const [low, high] = [light(under), light(over)].sort((a, b) => a - b)
          ratios.push((high + 0.05) / (low + 0.05))
        }
      }
    }
    if (!ratios.length) continue
    const typical = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 4)]
    if (typical < least - 0.05) faint.push(`faint ${typical.toFixed(2)}: ${node.outerHTML.slice(0, 160)}`)
  }
  return faint
}"""
"""Nodes whose words are too faint against what a picture without any words shows behind them: behind three quarters
of their area the contrast must do."""


def findings(person: Person) -> str:
    """What axe finds; where only the colours have changed, only they are looked at."""
    if not AXE.exists():
        pytest.skip("axe-core is not installed: make web")
    page = person.page
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = []
    for scheme, rules in (("light", None), ("dark", ["color-contrast"])):
        person.shade(scheme)
        seen = page.evaluate(RUN, rules)
        found += [f"{scheme} {words}" for words in seen["found"]]
        if seen["undecided"]:
            picture = base64.b64encode(page.screenshot(style=WORDLESS)).decode()
            found += [f"{scheme} {words}" for words in page.evaluate(MEASURE, [picture, seen["undecided"]])]
    return "".join(f"{words}\n" for words in found)


@pytest.fixture(scope="module")
def finished(server: LocalServer) -> WebTable:
    table = WebTable(server.client, ["person", "random"], "imperial-settlers", seed="7")
    table.play(random.Random(7))
    return table


@pytest.mark.parametrize(
    ("route", "shown"),
    [
        ("#/", ".banner .scene > svg"),
        ("#/new/imperial-settlers", ".chairs"),
        ("#/rules", "main li"),
        ("#/rules/imperial-settlers/IMP-RAZE", "figure"),
        ("#/about", "dl"),
    ],
)
def test_pages_are_accessible(arrive: Arrive, finished: WebTable, route: str, shown: str) -> None:
    ada = arrive()
    ada.sit(finished.id, finished.tokens[0])  # the lobby then has a match to show
    ada.go(route)
    ada.page.wait_for_selector(shown)
    name = route.strip("#/").split("/")[0] or "lobby"
    ada.shoot(f"page-{name}")
    assert not findings(ada)
    ada.page.get_by_label("Language").select_option("de")
    ada.page.wait_for_selector("html[lang=de]")
    ada.language = "de"
    ada.shoot(f"page-{name}")


@pytest.mark.parametrize("moves", [pytest.param(0, marks=pytest.mark.long), 40])
@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", ["hyperborea", "imperial-settlers", "inventions", "tapestry"])
def test_tables_are_accessible(arrive: Arrive, server: LocalServer, game: str, size: str, moves: int) -> None:
    table = WebTable(server.client, ["person", "random"], game, seed="8")
    table.play(random.Random(8), moves)
    ada = arrive(**({"size": PHONE} if size == "phone" else {}))
    ada.sit(table.id, table.tokens[0])
    ada.wait("asked")
    found = findings(ada)
    if size == "phone":
        for tab in ada.page.locator(".tabs [data-tab]").all():
            tab.click()
            found += findings(ada)
    assert not found


def test_end_and_replay_are_accessible(arrive: Arrive, finished: WebTable) -> None:
    ada = arrive()
    ada.sit(finished.id, finished.tokens[0])
    found = findings(ada)
    ada.go(f"#/replay/{finished.id}/60")
    ada.page.wait_for_selector(".controls")
    assert not found + findings(ada)
