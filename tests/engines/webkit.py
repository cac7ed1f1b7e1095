#!/usr/bin/python3
"""A window of WebKitGTK with pages side by side, which share a profile. Options: one argument, JSON."""
import json
import sys

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2  # noqa: E402

options = json.loads(sys.argv[1])
profile = options['profile']
if options['isPrivate']:
    manager = WebKit2.WebsiteDataManager.new_ephemeral()
else:
    manager = WebKit2.WebsiteDataManager(base_data_directory=f'{profile}/data', base_cache_directory=f'{profile}/cache')
proxy = WebKit2.NetworkProxySettings.new(options['proxy'])
manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxy)
context = WebKit2.WebContext(website_data_manager=manager)
if not options['isPrivate']:
    cookies = WebKit2.CookiePersistentStorage.SQLITE
    context.get_cookie_manager().set_persistent_storage(f'{profile}/cookies.sqlite', cookies)
settings = WebKit2.Settings(enable_developer_extras=True, enable_page_cache=True)
if options.get('userAgent'):
    settings.set_user_agent(options['userAgent'])

row = Gtk.Box()
views = [WebKit2.WebView(web_context=context, settings=settings) for _ in range(options['pages'])]
for view in views:
    view.set_size_request(options['width'], options['height'])
    row.pack_start(view, False, False, 0)
    view.load_uri('about:blank')
window = Gtk.Window()
window.set_default_size(options['width'] * len(views), options['height'])
window.add(row)
window.show_all()
window.get_window().focus(0)
views[0].grab_focus()
Gtk.main()
